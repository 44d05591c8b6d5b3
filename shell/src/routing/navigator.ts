import { linkTo } from "@thuot-tha/shared/contracts";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import type { ShopHistory, Target } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import { errorMatch, notFoundMatch, type PageMatch } from "./match.ts";

export type How = "push" | "replace" | "pop";

interface Options {
  window: Window;
  history: ShopHistory;
  match: (pathname: string, search: string) => PageMatch | null;
  load: (match: PageMatch) => Promise<LoadedPage>;
  /** The page is about to have the address. */
  leaveFor: (page: LoadedPage) => void;
  /** Puts the page in its place; `arrive` belongs to the same step. */
  show: (page: LoadedPage, how: How, arrive: () => void) => Promise<void>;
  /** The address to ask a document for when a page's code cannot be had; null when there is none left to try. */
  recover: (href: string) => Promise<string | null>;
  /** Whether other releases are live than the ones this document was made with. */
  outdated: () => Promise<boolean>;
  /** Resolves once it is known who is here. */
  isGuest: () => Promise<boolean>;
  progress: (state: "none" | "busy" | "slow") => void;
  /** Hears of a page whose code could not be had. */
  onFailed: (target: Target, error: unknown) => void;
}

/** Milliseconds after which a shopper who waits for a page is told so. */
export const slowAfter = 1000;

/** Milliseconds a page that is ready waits to hear that other releases are live. */
const answerAwaited = 100;

/** The answer, if it comes before or shortly after the page does; otherwise the next navigation will know. */
async function beforePatienceEnds(outdated: Promise<boolean>, loading: Promise<unknown>): Promise<boolean> {
  const patience = loading
    .catch(() => undefined)
    .then(() => new Promise<false>((resolve) => setTimeout(resolve, answerAwaited, false)));
  return Promise.race([outdated, patience]);
}

/**
 * Moves between pages: the next page's code and data first, then address, picture, scroll and focus in one step. One
 * document only ever shows one composition: when operators have changed it, the next navigation asks for a document.
 */
export function createNavigator(options: Options) {
  const { window, history, progress } = options;
  let latest = 0;
  let moved = false;
  let running: Promise<void> = Promise.resolve();

  function go(target: Target, how: How): Promise<void> {
    running = travel(target, how);
    return running;
  }

  /** Resolves when no page is on its way. */
  async function settled(): Promise<void> {
    for (let last: unknown; last !== running; ) {
      last = running;
      await running.catch(() => undefined);
    }
  }

  async function travel(target: Target, how: How): Promise<void> {
    const turn = ++latest;
    const href = target.pathname + target.search + target.hash;
    if (samePage(target) && (target.hash || (how === "pop" && history.current().hash))) {
      commit(target, how);
      // Nothing else is on its way any more.
      progress("none");
      return how === "pop" ? restoreScroll() : scrollTo(target.hash);
    }
    moved = true;
    progress("busy");
    const slow = setTimeout(() => turn === latest && progress("slow"), slowAfter);
    try {
      const outdated = options.outdated();
      const match = options.match(target.pathname, target.search) ?? notFoundMatch(target.pathname, target.search);
      if (match.login && (await options.isGuest())) {
        return turn === latest ? travel(toLogin(href), how === "pop" ? "replace" : how) : undefined;
      }
      const loading = options.load(match);
      // Asked for beside the page: when the answer is yes, the page is not needed, nor whether it could be had.
      loading.catch(() => undefined);
      if (await beforePatienceEnds(outdated, loading)) return turn === latest ? document(href, how) : undefined;
      const page = await loading;
      if (turn !== latest) return;
      options.leaveFor(page);
      commit(target, how);
      await options.show(page, how, () => turn === latest && settle(target, how));
    } catch (error) {
      // Told of even when the shopper has gone elsewhere meanwhile: what they would not wait for is what hangs.
      options.onFailed(target, error);
      if (turn === latest) await fail(target, how, turn);
    } finally {
      clearTimeout(slow);
      if (turn === latest) progress("none");
    }
  }

  /** Nobody is signed in any more: a page for customers may not stay on screen. */
  function leaveToLogin(): void {
    const { pathname, search } = history.current();
    if (options.match(pathname, search)?.login) void go({ pathname, search, hash: "" }, "replace");
  }

  /** Code that cannot be had here may still be had with a document of its own, where edge and worker have fallbacks. */
  async function fail(target: Target, how: How, turn: number): Promise<void> {
    const href = target.pathname + target.search + target.hash;
    const instead = await options.recover(href);
    if (turn !== latest) return;
    if (instead) return document(instead, instead === href ? how : "replace");
    commit(target, how);
    const page = await options.load(errorMatch(target.pathname, target.search));
    await options.show(page, how, () => settle(target, how));
  }

  function commit(target: Target, how: How): void {
    rememberScroll();
    history.commit(target, how);
  }

  function document(href: string, how: How): void {
    if (how === "pop") window.location.reload();
    else if (how === "replace") window.location.replace(href);
    else window.location.assign(href);
  }

  const samePage = (target: Target): boolean => {
    const { pathname, search } = history.current();
    return target.pathname === pathname && target.search === search;
  };

  const toLogin = (returnTo: string): Target => {
    const [pathname = "", search] = linkTo(loginRoute, undefined, { returnTo }).split("?");
    return { pathname, search: `?${search}`, hash: "" };
  };

  const scrollKey = () => `scroll:${history.current().key}:${history.current().pathname}${history.current().hash}`;

  function rememberScroll(): void {
    window.sessionStorage.setItem(scrollKey(), String(window.scrollY));
  }

  /** Where the shopper left off, the fragment, or the top; then focus, so that a screen reader speaks of the new page. */
  function settle(target: Target, how: How): void {
    if (how === "pop") {
      restoreScroll();
      // What had the focus is gone with its page.
      if (window.document.activeElement === window.document.body) focusPage();
    } else if (stays(target)) return;
    else if (target.hash) scrollTo(target.hash);
    else {
      if (how === "push") window.scrollTo(0, 0);
      focusPage();
    }
  }

  const focusPage = () => window.document.querySelector<HTMLElement>("#page")?.focus({ preventScroll: true });

  function restoreScroll(): void {
    const left = window.sessionStorage.getItem(scrollKey());
    const { hash } = history.current();
    if (left === null && hash) scrollTo(hash);
    else window.scrollTo(0, Number(left ?? 0));
  }

  function scrollTo(hash: string): void {
    window.document.getElementById(idIn(hash))?.scrollIntoView();
  }

  return {
    go,
    settled,
    /** Whether another page than the document's has been asked for. */
    hasMoved: () => moved,
    leaveToLogin,
    rememberScroll,
    restoreScroll,
  };
}

/** The fragment as it was meant; one that nobody encoded stands for itself. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Links of a page that change only what it shows say so in the state they carry: `state={{ stay: true }}`. */
const stays = ({ state }: Target): boolean => (state as { stay?: boolean } | null | undefined)?.stay === true;

export type Navigator = ReturnType<typeof createNavigator>;
