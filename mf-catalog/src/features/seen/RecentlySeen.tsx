import { Section } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viSeen } from "../../locales/vi/seen.ts";
import { ProductRow } from "../cards/components/ProductRow.tsx";
import { seenProducts } from "./remember.ts";
import { getSeen, seenRequested } from "./slice.ts";

/**
 * The products the shopper viewed last. They load when the section is near the viewport. It is the last one of a page,
 * so that nothing visible moves.
 */
export function RecentlySeen({ except }: { except?: string }) {
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  // The store still holds the products of a customer who has signed out; what the browser stored has been cleared.
  const [ids, setIds] = useState(seenProducts);
  const shown = useSelector(getSeen).filter(({ id }) => id !== except && ids.includes(id));

  // A cached page keeps its state while other pages add to what is stored, or the shell clears it.
  useEffect(() => {
    const read = () => setIds(seenProducts());
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);

  useEffect(() => {
    const seen = seenProducts();
    if (!place.current || seen.length === 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        dispatch(seenRequested(seen));
      },
      { rootMargin: "800px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [dispatch]);

  return (
    <div ref={place}>
      {shown.length > 0 ? (
        <Section title={viSeen.title}>
          <ProductRow products={shown} />
        </Section>
      ) : null}
    </div>
  );
}
