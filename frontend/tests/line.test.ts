// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line, type Socket } from "../src/net/line.ts";
import type { Message } from "../src/net/messages.ts";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onopen = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readyState = 1;
  sent: string[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  cut() {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

const present = { is: "present", here: [], spectators: 0 };
const last = () => FakeSocket.all.at(-1)!;
let heard: Message[];
let since: number;
let exists: boolean;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  since = 0;
  exists = true;
  line = new Line("abc", {
    hear: (message) => heard.push(message),
    since: () => since,
    exists: () => Promise.resolve(exists),
    open: (address) => new FakeSocket(address),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("the line", () => {
  test("is open once something was heard", () => {
    expect(line.state.value).toBe("connecting");
    last().hear(present);
    expect(line.state.value).toBe("open");
    expect(heard).toEqual([present]);
  });

  test("resolves a command when its news come, and gives a refusal back", async () => {
    last().hear(present);
    const done = line.send({ do: "act", action: "draw" });
    const refused = line.send({ do: "act", action: "nonsense" });
    const [first, second] = last().sent.map((text) => JSON.parse(text) as { id: string });
    last().hear({ is: "news", number: 1, at: 0, events: [], id: first!.id });
    last().hear({ is: "no", code: "unreadable", reason: "No.", facts: {}, id: second!.id });
    expect(await done).toBeNull();
    expect((await refused)?.reason).toBe("No.");
  });

  test("comes back with the last number, and sends unanswered commands again with the same id", async () => {
    last().hear(present);
    const done = line.send({ do: "act", action: "draw" });
    const before = last().sent[0];
    since = 7;
    last().cut();
    expect(line.state.value).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().address).toMatch(/since=7$/);
    last().hear(present);
    expect(last().sent).toEqual([before]);
    last().hear({ is: "done", id: (JSON.parse(before!) as { id: string }).id, number: 8 });
    expect(await done).toBeNull();
  });

  test("waits longer at every try, so that the slowest line is opened at last", async () => {
    const isOpen = () => line.state.value === "open";
    for (let tries = 0; !isOpen() && tries < 10; tries++) {
      const socket = last();
      setTimeout(() => socket === last() && socket.hear(present), 10_000);
      while (socket === last() && !isOpen()) await vi.advanceTimersByTimeAsync(100);
    }
    expect(isOpen()).toBe(true);
  });

  test("keeps what is asked while it is cut, and sends it when it is back", async () => {
    last().hear(present);
    last().cut();
    void line.send({ do: "leave" });
    await vi.advanceTimersByTimeAsync(1000);
    last().hear(present);
    expect(last().sent).toHaveLength(1);
  });

  test("takes a line on which nothing is answered for cut", async () => {
    last().hear(present);
    void line.send({ do: "leave" });
    await vi.advanceTimersByTimeAsync(6100);
    expect(line.state.value).toBe("lost");
    await vi.advanceTimersByTimeAsync(2000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("asks after a long silence whether the line is there", async () => {
    last().hear(present);
    await vi.advanceTimersByTimeAsync(30_100);
    expect(last().sent.map((text) => (JSON.parse(text) as { do: string }).do)).toEqual(["look"]);
  });

  test("waits longer from time to time, and tries at once when the network is back", async () => {
    last().hear(present);
    last().cut();
    await vi.advanceTimersByTimeAsync(20_000);
    const tries = FakeSocket.all.length;
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThan(12);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10);
    expect(FakeSocket.all.length).toBe(tries + 1);
  });

  test("says that the table is gone instead of trying for ever", async () => {
    exists = false;
    last().cut();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line.state.value).toBe("gone");
    expect(FakeSocket.all).toHaveLength(1);
  });
});
