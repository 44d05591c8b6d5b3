import type { Notice } from "@thuot-tha/shared/platform";

/** What the frame shows beside the page, and changes while the page stays. */
export interface LayoutState {
  notices: readonly Notice[];
  /** The next page is awaited: `slow` once that has taken a second. */
  progress: "none" | "busy" | "slow";
  /** Title of the page just come to, to be read out. */
  announced: string;
  connection: "online" | "offline" | "unreachable";
  /** Other releases are live: offered; `unsaved` asks again, for what is typed would be lost. */
  update: "none" | "offered" | "unsaved";
  /** The session has ended: signing in is asked for over the page. */
  signIn: boolean;
  /** Whether to ask if a third party may measure. */
  consent: boolean;
}

export const initialLayout: LayoutState = {
  notices: [],
  progress: "none",
  announced: "",
  connection: "online",
  update: "none",
  signIn: false,
  consent: false,
};

/** What the shopper does in the frame; on the server nobody does anything. */
export interface LayoutActions {
  reload(): void;
  postponeUpdate(): void;
  giveUpSignIn(): void;
  answerConsent(granted: boolean): void;
}

const nothing = (): void => undefined;
export const noActions: LayoutActions = {
  reload: nothing,
  postponeUpdate: nothing,
  giveUpSignIn: nothing,
  answerConsent: nothing,
};
