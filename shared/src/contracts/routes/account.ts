import { defineRoute } from "@thuot-tha/shared/contracts";

export const accountRoute = defineRoute("/account");
export const profileRoute = defineRoute("/account/profile");
export const addressesRoute = defineRoute("/account/address");
export const addressCreateRoute = defineRoute("/account/address/create");
export const addressEditRoute = defineRoute("/account/address/edit/:id");
/** The target of the link in an e-mail. */
export const confirmEmailRoute = defineRoute("/account/confirm-email");
/** Also the target of the link in an e-mail. */
export const changeEmailRoute = defineRoute("/account/change-email");
export const changePasswordRoute = defineRoute("/account/change-password");
export const favoritesRoute = defineRoute("/account/favorites");
export const walletRoute = defineRoute("/account/wallet");
export const waitingListRoute = defineRoute("/account/waiting-list");
export const notificationsRoute = defineRoute("/account/notification");
export const ordersRoute = defineRoute("/account/order-history");
export const orderRoute = defineRoute("/account/order-history/:orderId");
