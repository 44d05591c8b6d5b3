import { otherNames } from "./other-names.ts";

describe("otherNames", () => {
  it.each([
    ["Thành phố Hồ Chí Minh", ["TP Hồ Chí Minh", "TPHồ Chí Minh", "Sài Gòn", "TP HCM", "TPHCM"]],
    ["Thành phố Thủ Đức", ["TP Thủ Đức", "TPThủ Đức"]],
    ["Thị xã Sơn Tây", ["TX Sơn Tây", "TXSơn Tây"]],
    ["Quận 1", ["Q 1", "Q1"]],
    ["Phường 12", ["P 12", "P12"]],
    ["Xã Hoà Bắc", ["X Hoà Bắc", "XHoà Bắc"]],
    ["Tỉnh Bà Rịa - Vũng Tàu", []],
  ])("of %s are %j", (name, names) => {
    expect(otherNames(name)).toEqual(names);
  });
});
