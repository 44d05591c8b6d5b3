import { eq } from "drizzle-orm";
import { customers, users } from "../db/schema/people.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";
import { insertLetter } from "./queries/letters.ts";

const shop = useShop({ PUBLIC_URL: "https://shop.example" });

describe("the greeting", () => {
  it.each([
    ["Nguyễn Thị  Lan ", "Chào Lan,"],
    ["Anne O’Neil-Trần", "Chào O’Neil-Trần,"],
    ["https://evil.example/nhan-qua", "Chào bạn,"],
    ["Quà tặng: evil.example", "Chào bạn,"],
    ["a".repeat(31), "Chào bạn,"],
  ])("of %s is %s", async (fullName, greeting) => {
    const { customerId } = await newCustomer(shop);
    const { userId } = (await shop.context.db.select().from(customers).where(eq(customers.id, customerId)))[0]!;
    await shop.context.db.update(users).set({ fullName }).where(eq(users.id, userId));
    const { db, now } = shop.context;
    await insertLetter(db, { customerId, kind: "welcome", data: {}, uselessAt: null }, now());
    const { text, html } = (await shop.letters()).at(-1)!;
    expect(text.split("\n")[0]).toBe(greeting);
    expect(html).toContain(`>${greeting}</p>`);
    expect(html).not.toContain("evil.example");
  });
});
