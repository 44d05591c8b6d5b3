type Milliseconds = number;

// Loading. A load that takes longer has failed.

/** For the code of a page, and for each attempt at its data. */
export const pageTimeout: Milliseconds = 15_000;
/** For a request to the API; longer than the API takes for its slowest answer, which waits for a payment gateway. */
export const requestTimeout: Milliseconds = 30_000;
/** For the entry script of a remote. */
export const scriptTimeout: Milliseconds = 15_000;
/** For the whole stylesheets of the document, which has the rules it uses. */
export const styleTimeout: Milliseconds = 5000;
/** For mounting or unmounting a React root, because single-spa-react's `mount` never rejects. */
export const mountTimeout: Milliseconds = 10_000;
/** For the answer whether other releases are live. */
export const compositionTimeout: Milliseconds = 1000;
/** For the browser to become idle after the first page, where it reports that. */
export const idleTimeout: Milliseconds = 5000;

// Intervals of repeated requests, and lifetimes of answers and attempts.

export const reconnectInterval: Milliseconds = 5000;
/** Between two checks for other releases while a tab is visible. */
export const updateInterval: Milliseconds = 60_000;
/** For the answer whether other releases are live. */
export const compositionTTL: Milliseconds = 2000;
/** For a prefetched page. */
export const prefetchTTL: Milliseconds = 60_000;
/** For an address whose document was requested because its code failed to load. */
export const recoveryTTL: Milliseconds = 60_000;
/** For an error that has ended a saga: only those of this time count against a restart. */
export const sagaErrorTTL: Milliseconds = 300_000;

// Delays before an action.

/** Before a shopper who waits for a page sees the slow notice. */
export const slowNoticeDelay: Milliseconds = 1000;
/** For which a card has to be in view, so that links scrolled past are not fetched. */
export const prefetchDelay: Milliseconds = 300;
/** Without input, after which the page counts as used. */
export const inUseDelay: Milliseconds = 3000;
/** Within which a press becomes a click on a link. */
export const clickDelay: Milliseconds = 300;
/** Before the work for an idle browser, where the browser does not report that it is idle. */
export const idleDelay: Milliseconds = 200;
/** Between the last choice that went into a page's address and the request that stores its document on the device. */
export const choiceDelay: Milliseconds = 2000;
/** Between a new page and its page-view entry in the data layer. */
export const pageViewDelay: Milliseconds = 50;
/** For which entries of the data layer, and measurements, wait for others of their kind. */
export const analyticsDelay: Milliseconds = 3000;
