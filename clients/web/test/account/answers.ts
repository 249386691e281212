/** A house that answers over HTTP what a test tells it to, and writes down what it was asked. */
import { vi } from "vitest";
import type { Plain } from "../../src/net/wire";
import { aRefusal } from "../wire";

export interface Asked {
  method: string;
  path: string;
  body: Plain | null;
}

type Reply = { status: number; body: unknown };

export class HttpHouse {
  readonly asked: Asked[] = [];
  private readonly replies = new Map<string, Reply[]>();

  constructor() {
    vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => this.answer(path, init));
  }

  /** What is told at "GET /api/…"; the last of several is told again and again. */
  tell(asked: string, body: unknown, status = 200): this {
    this.replies.set(asked, [...(this.replies.get(asked) ?? []), { status, body }]);
    return this;
  }

  refuse(asked: string, code: string, facts: Plain = {}, status = 403): this {
    return this.tell(asked, aRefusal({ code, facts }), status);
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? "GET";
    const [plain = path] = path.split("?");
    if (path.startsWith("/texts/")) return new Response("name = Bagalut\n");
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Plain) : null;
    this.asked.push({ method, path, body });
    const replies = this.replies.get(`${method} ${plain}`);
    if (!replies) throw new Error(`nothing to tell at ${method} ${plain}`);
    const { status, body: told } =
      replies.length > 1 ? (replies.shift() as Reply) : (replies[0] as Reply);
    return new Response(status === 204 ? null : JSON.stringify(told), { status });
  }
}
