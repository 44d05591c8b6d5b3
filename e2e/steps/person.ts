/** A person without an account, different at every call. */
export interface Person {
  fullName: string;
  email: string;
  phone: string;
  password: string;
}

let people = 0;

export function newPerson(): Person {
  const number = `${Date.now()}${process.pid}${people++}`.slice(-8);
  return {
    fullName: "Nguyễn Thanh Mai",
    email: `mai.${number}.${process.pid}.${people}@example.com`,
    phone: `090${number.slice(-7)}`,
    password: "ao-dai-2026",
  };
}
