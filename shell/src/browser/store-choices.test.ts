import { storeChoices } from "./store-choices.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp(mayStore = () => true) {
  let search = "";
  let replaced = (): void => undefined;
  const stored: string[] = [];
  storeChoices({
    history: {
      current: () => ({ pathname: "/product/ao-dai", search, hash: "", state: null, key: "1" }),
      onSearchReplaced: (listener) => {
        replaced = listener;
      },
    },
    mayStore,
    store: (href) => void stored.push(href),
  });
  return {
    stored,
    goTo: (next: string) => {
      search = next;
    },
    choose(next: string) {
      search = next;
      replaced();
    },
  };
}

describe("storeChoices", () => {
  it("stores the page of the last choice after two seconds without another", () => {
    const { stored, choose } = setUp();
    choose("?size=S");
    jest.advanceTimersByTime(1999);
    choose("?size=M");
    jest.advanceTimersByTime(1999);
    expect(stored).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(stored).toEqual(["/product/ao-dai?size=M"]);
  });

  it("stores nothing once the address is another one", () => {
    const { stored, choose, goTo } = setUp();
    choose("?size=S");
    goTo("?size=L");
    jest.advanceTimersByTime(2000);
    expect(stored).toEqual([]);
  });

  it("stores no page that may not be stored by then", () => {
    const { stored, choose } = setUp(() => false);
    choose("?size=S");
    jest.advanceTimersByTime(2000);
    expect(stored).toEqual([]);
  });
});
