import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import intent from "../../../src/integrations/intent-directive.ts";

const turn = () => new Promise((next) => setImmediate(next));

describe("client:intent", () => {
  let island: EventTarget;
  beforeEach(() => {
    island = Object.assign(new EventTarget(), { contains: () => false });
    vi.stubGlobal("document", { activeElement: null });
    vi.stubGlobal("navigator", {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const watch = (load: () => Promise<() => Promise<void>>, value = "") =>
    intent(load, { name: "intent", value }, island as HTMLElement);
  const touch = async () => {
    island.dispatchEvent(new Event("pointerover"));
    await turn();
  };

  test("loads at the first sign and never twice", async () => {
    const run = vi.fn(async () => {});
    const load = vi.fn(async () => run);
    watch(load);
    expect(load).not.toHaveBeenCalled();
    await touch();
    await touch();
    expect([load.mock.calls.length, run.mock.calls.length]).toEqual([1, 1]);
  });

  test("with now it loads without a sign, and once", async () => {
    const run = vi.fn(async () => {});
    const load = vi.fn(async () => run);
    watch(load, "now");
    await turn();
    await touch();
    expect([load.mock.calls.length, run.mock.calls.length]).toEqual([1, 1]);
  });

  test("tries again at the next sign after a load that broke off", async () => {
    const run = vi.fn(async () => {});
    const load = vi.fn(async () => run).mockRejectedValueOnce(new TypeError("the line broke"));
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    watch(load);
    await touch();
    expect(run).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
    await touch();
    expect(run).toHaveBeenCalledOnce();
  });
});
