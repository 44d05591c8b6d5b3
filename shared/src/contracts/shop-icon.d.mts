export const shopIcon: string;
export const maskableShopIcon: string;
