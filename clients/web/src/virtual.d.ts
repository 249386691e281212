declare module "virtual:sprite/*" {
  /** The address of the sheet. */
  const url: string;
  export default url;
}
