import { type InitialState, initialStateId, readInitialState } from "./initial-state.ts";

const match = { props: { params: {}, pathname: "/checkout", search: "" } };

function searchRead(initial: object): string {
  document.body.innerHTML = `<script type="application/json" id="${initialStateId}">${JSON.stringify(initial)}</script>`;
  const { match }: InitialState = readInitialState(document);
  return match.props.search;
}

describe("readInitialState", () => {
  it("takes the query string of a page that only the browser renders from the address", () => {
    window.history.replaceState(null, "", "/checkout?status=paid&utm_source=a");
    expect(searchRead({ match, isServerRendered: false })).toBe("?status=paid&utm_source=a");
    expect(searchRead({ match, isServerRendered: true })).toBe("");
  });
});
