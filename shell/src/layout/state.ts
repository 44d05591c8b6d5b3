import type { Notice } from "@thuot-tha/shared/platform";
import type { ReactNode } from "react";

/** State of the layout around the page. */
export interface LayoutState {
  notices: readonly Notice[];
  /** The next page is loading: `slow` after a second. */
  progress: "none" | "busy" | "slow";
  /** Title of the page just opened, for screen readers. */
  announced: string;
  connection: "online" | "offline" | "unreachable";
  /**
   * Other releases are live: a reload is offered; `unsaved` asks for confirmation, because typed text would be lost.
   */
  update: "none" | "offered" | "unsaved";
  /** The session has ended, so the sign-in dialog is open. */
  signIn: boolean;
  /** The question for consent to analytics; null while it is not asked. */
  consent: ReactNode;
  /** The shopper uses the page, so content that one press opens is prerendered. */
  isInUse: boolean;
}

export const initialLayout: LayoutState = {
  notices: [],
  progress: "none",
  announced: "",
  connection: "online",
  update: "none",
  signIn: false,
  consent: null,
  isInUse: false,
};

/** The shopper's actions in the layout; no-ops on the server. */
export interface LayoutActions {
  reload(): void;
  postponeUpdate(): void;
  cancelSignIn(): void;
  /** Asks for consent to analytics again. */
  askConsent(): void;
}

const nothing = (): void => undefined;
export const noActions: LayoutActions = {
  reload: nothing,
  postponeUpdate: nothing,
  cancelSignIn: nothing,
  askConsent: nothing,
};
