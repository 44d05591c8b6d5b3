import { ApiError } from "@thuot-tha/shared/http";
import type { LoadContext, Part } from "@thuot-tha/shared/platform";
import { createShopStore } from "../store/create-store.ts";
import { loadPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";

const match: PageMatch = {
  remote: "mf-catalog",
  page: "product",
  pattern: "/product/:productLink",
  rendering: "server",
  login: false,
  props: { params: { productLink: "dam" }, pathname: "/product/dam", search: "" },
};
const failure = (status: number) => new ApiError({ status, code: "X", message: "Không được." });

function load(answers: (Error | "data" | "nothing")[], retries = 3, head = {}, isSigningIn = () => false) {
  let requests = 0;
  const errors: unknown[] = [];
  const part = {
    *load() {
      const answer = answers[requests++];
      if (answer instanceof Error) throw answer;
      if (answer === "nothing") yield new Promise(() => undefined);
    },
    head: () => ({ title: "Đầm", ...head }),
  } as unknown as Part;
  const own = { head: () => ({ title: "own" }) } as unknown as Part;
  const result = loadPage(match, {
    store: createShopStore({}),
    context: {} as LoadContext,
    codeOf: async ({ remote }) => (remote === "shell" ? own : part),
    retries,
    timeout: 1000,
    isSigningIn,
    onError: (error) => errors.push(error),
  });
  return result.then(({ match: { remote, page, props }, status }) => ({
    page: `${remote}/${page}`,
    status,
    requests,
    params: props.params,
    errors,
  }));
}

describe("loadPage", () => {
  it("gives the page once its data is there", async () => {
    expect(await load(["data"])).toMatchObject({ page: "mf-catalog/product", status: 200, requests: 1 });
  });

  it("answers 410 with a page that shows what is gone", async () => {
    expect(await load(["data"], 3, { gone: true })).toMatchObject({ page: "mf-catalog/product", status: 410 });
  });

  it("turns data that does not exist into the not-found page, without asking again", async () => {
    expect(await load([failure(404)])).toMatchObject({ page: "shell/not-found", status: 404, requests: 1 });
  });

  it("takes an address that the API refuses to look up for one that leads nowhere", async () => {
    expect(await load([failure(400)])).toMatchObject({ page: "shell/not-found", status: 404, requests: 1 });
  });

  it("turns a server's error into the error page, without asking again", async () => {
    expect(await load([failure(500)])).toMatchObject({
      page: "shell/error",
      status: 503,
      requests: 1,
      params: { status: "500" },
    });
  });

  it.each([401, 403, 409, 429])("turns a refusal with %i into the error page, without asking again", async (status) => {
    expect(await load([failure(status), "data"])).toMatchObject({
      page: "shell/error",
      requests: 1,
      params: { status: String(status) },
    });
  });

  it("reports what the page's code throws, with the error page and without asking again", async () => {
    const fault = new TypeError("undefined has no items");
    expect(await load([fault, "data"])).toMatchObject({
      page: "shell/error",
      status: 503,
      requests: 1,
      errors: [fault],
    });
    const head = {
      get gone() {
        throw fault;
      },
    };
    expect(await load(["data"], 3, head)).toMatchObject({ page: "shell/error", status: 503, errors: [fault] });
  });

  it.each([0, 404, 500, 503])("reports no failed request (%i)", async (status) => {
    expect(await load(Array(4).fill(failure(status)))).toMatchObject({ errors: [] });
  });

  it("requests again when an answer neither comes nor fails", async () => {
    jest.useFakeTimers();
    const loading = load(["nothing", "nothing", "data"]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await loading).toMatchObject({ page: "mf-catalog/product", requests: 3 });
    jest.useRealTimers();
  });

  it("waits for a shopper who signs in again, without another request", async () => {
    jest.useFakeTimers();
    let signsIn = true;
    const loading = load(["nothing", "data"], 3, {}, () => signsIn);
    await jest.advanceTimersByTimeAsync(60_500);
    signsIn = false;
    await jest.advanceTimersByTimeAsync(1000);
    expect(await loading).toMatchObject({ page: "mf-catalog/product", requests: 2 });
    jest.useRealTimers();
  });

  it("requests up to three times more when no answer came", async () => {
    expect(await load([failure(0), failure(503), "data"])).toMatchObject({
      page: "mf-catalog/product",
      status: 200,
      requests: 3,
    });
    expect(await load([failure(0), failure(0), failure(0), failure(0), "data"])).toMatchObject({
      page: "shell/error",
      requests: 4,
    });
  });
});
