import { type Handover, handoverId, readHandover } from "./handover.ts";

const match = { props: { params: {}, pathname: "/checkout", search: "" } };

function searchRead(handedOver: object): string {
  document.body.innerHTML = `<script type="application/json" id="${handoverId}">${JSON.stringify(handedOver)}</script>`;
  const { match }: Handover = readHandover(document);
  return match.props.search;
}

describe("readHandover", () => {
  it("takes the query string of a page that only the browser draws from the address", () => {
    window.history.replaceState(null, "", "/checkout?status=paid&utm_source=a");
    expect(searchRead({ match, drawn: false })).toBe("?status=paid&utm_source=a");
    expect(searchRead({ match, drawn: true })).toBe("");
  });
});
