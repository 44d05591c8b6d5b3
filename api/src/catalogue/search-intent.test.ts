import { readIntent } from "./search-intent.ts";

describe("readIntent", () => {
  it.each([
    ["thuê áo dài", { type: "rent", rest: "áo dài" }],
    ["Cho thuê áo dài", { type: "rent", rest: "áo dài" }],
    ["thue ao dai", { type: "rent", rest: "ao dai" }],
    ["mua áo dài", { type: "sale", rest: "áo dài" }],
    ["đầm đỏ size L", { size: "l", rest: "đầm đỏ" }],
    ["áo dài cỡ xl màu đỏ", { size: "xl", rest: "áo dài đỏ" }],
    ["giày size 38", { size: "38", rest: "giày" }],
    ["dưới 500k", { price: { min: null, max: 500_000 }, rest: "" }],
    ["đầm duoi 500 nghìn", { price: { min: null, max: 500_000 }, rest: "đầm" }],
    ["đầm giá dưới 500", { price: { min: null, max: 500_000 }, rest: "đầm" }],
    ["đầm dưới 1tr5", { price: { min: null, max: 1_500_000 }, rest: "đầm" }],
    ["đầm dưới 1,5 triệu", { price: { min: null, max: 1_500_000 }, rest: "đầm" }],
    ["đầm dưới 1.500.000đ", { price: { min: null, max: 1_500_000 }, rest: "đầm" }],
    ["đầm trên 2 triệu", { price: { min: 2_000_000, max: null }, rest: "đầm" }],
    ["đầm từ 300k trở lên", { price: { min: 300_000, max: null }, rest: "đầm" }],
    ["đầm từ 300k đến 1tr dạ hội", { price: { min: 300_000, max: 1_000_000 }, rest: "đầm dạ hội" }],
    ["đầm từ 300 - 500k", { price: { min: 300_000, max: 500_000 }, rest: "đầm" }],
    ["đầm 300k-500k", { price: { min: 300_000, max: 500_000 }, rest: "đầm" }],
    ["💃🏽❤️ thuê đầm", { type: "rent", rest: "💃🏽❤ đầm" }],
    ["đầm màu đỏ", { rest: "đầm đỏ" }],
    ["đầm giá rẻ", { rest: "đầm" }],
    ["đồ đi biển", { rest: "đi biển" }],
    ["thuê đầm size m dưới 500k", { type: "rent", size: "m", price: { min: null, max: 500_000 }, rest: "đầm" }],
  ])("reads %j", (q, intent) => expect(readIntent(q)).toEqual(intent));

  it.each([
    "",
    "áo dài",
    "Cape dạ Mùa Đông",
    "múa",
    "đầm đỏ",
    "ao dai do",
    "đầm đuôi cá",
    "túi tote",
    "áo cổ V",
    "đầm từ 2",
    "size",
    "cho bé",
  ])("finds none in %j", (q) => expect(readIntent(q)).toBeNull());
});
