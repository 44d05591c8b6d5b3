interface Named {
  name: string;
}

interface Place {
  street: string;
  /** Null where the district has none. */
  ward: Named | null;
  district: Named;
  city: Named;
}

/** @example "12 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh" */
export const placeLine = ({ street, ward, district, city }: Place): string =>
  [street, ward?.name, district.name, city.name].filter(Boolean).join(", ");
