/// <reference types="vitest/config" />
import { defineConfig } from "vite";
import { budget } from "./build/budget.ts";
import { sprites } from "./build/sprites.ts";

const SERVER = "http://127.0.0.1:8080";

export default defineConfig({
  base: "/",
  plugins: [sprites(), budget()],
  build: {
    // The server hands these files out and the wheel carries them; git ignores them.
    outDir: "../../server/static",
    emptyOutDir: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", "../texts", "../../rules/games"] },
    proxy: {
      "/api": SERVER,
      "/texts": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["test/**/*.test.{ts,tsx}"],
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
