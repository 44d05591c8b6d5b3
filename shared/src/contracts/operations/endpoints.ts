/**
 * Method, path and callers of every operation: plain data, so that a browser can hold it without any schema code.
 * `:name` marks a path parameter. The schemas beside this file carry the same names.
 */
export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call: anybody, anybody with a session (a guest's counts), or a signed-in customer only. */
export type Access = "public" | "guest" | "customer";

export interface Endpoint {
  method: Method;
  path: string;
  access: Access;
  /** Status of success; 200 unless told. */
  status?: 201;
  /** Called without the storefront's header: by `sendBeacon`, which cannot set one. */
  withoutClientHeader?: true;
}

export const endpoints = {
  "session.login": { method: "POST", path: "/v2/user/consumer/login", access: "guest" },
  "session.register": { method: "POST", path: "/v2/user/consumer/register", access: "guest", status: 201 },
  "session.logout": { method: "DELETE", path: "/v2/user/consumer/me", access: "guest" },
  "session.me": { method: "GET", path: "/v2/user/consumer/me", access: "customer" },
  "session.providers": { method: "GET", path: "/v2/user/consumer/login/providers", access: "public" },
  "password.forgot": { method: "POST", path: "/v2/user/forgot-password", access: "public" },
  "password.reset": { method: "POST", path: "/v2/user/change-forgot-password", access: "public" },
  "password.change": { method: "PUT", path: "/v2/user/consumer/password", access: "customer" },
  "profile.update": { method: "PUT", path: "/v2/user/consumer/me", access: "customer" },
  "profile.avatar-upload": { method: "POST", path: "/v2/user/avatar/upload-url", access: "customer" },
  "membership.package": { method: "GET", path: "/v2/consumer-membership-package/:id", access: "public" },
  "membership.packages": { method: "GET", path: "/v2/consumer-membership-package/list", access: "public" },
  "membership.package-prices": { method: "GET", path: "/v2/consumer-membership-package/pricing", access: "public" },
  "membership.pricing": { method: "GET", path: "/v2/consumer-membership/pricing", access: "customer" },
  "membership.current": { method: "GET", path: "/v2/consumer-membership", access: "customer" },
  "membership.join": { method: "POST", path: "/v2/consumer-membership", access: "customer", status: 201 },
  "membership.payment": { method: "GET", path: "/v2/consumer-membership/payment/:paymentId", access: "customer" },
  "address.list": { method: "GET", path: "/v2/customer/address", access: "customer" },
  "address.create": { method: "POST", path: "/v2/customer/address", access: "customer", status: 201 },
  "address.get": { method: "GET", path: "/v2/customer/address/:id", access: "customer" },
  "address.update": { method: "PUT", path: "/v2/customer/address/:id", access: "customer" },
  "address.delete": { method: "DELETE", path: "/v2/customer/address/:id", access: "customer" },
  "address.cities": { method: "GET", path: "/v2/address/city", access: "public" },
  "address.districts": { method: "GET", path: "/v2/address/:cityId/district", access: "public" },
  "address.wards": { method: "GET", path: "/v2/address/:districtId/ward", access: "public" },
  "banner.list": { method: "GET", path: "/v2/banner/list", access: "public" },
  "category.menu": { method: "GET", path: "/v2/category/menu", access: "public" },
  "category.get": { method: "GET", path: "/v2/category/:categoryLink", access: "public" },
  "product.list": { method: "GET", path: "/v2/product/list", access: "public" },
  "product.suggest": { method: "GET", path: "/v2/product/suggest", access: "public" },
  "product.cards": { method: "GET", path: "/v2/product/cards", access: "public" },
  "product.get": { method: "GET", path: "/v2/product/:productLink", access: "public" },
  "product.related": { method: "GET", path: "/v2/product/:id/related", access: "public" },
  "product.reviews": { method: "GET", path: "/v2/product/:id/review", access: "public" },
  "review.create": { method: "POST", path: "/v2/product/:id/review", access: "customer", status: 201 },
  "review.mine": { method: "GET", path: "/v2/product/:id/review/mine", access: "customer" },
  "review.image-upload": { method: "POST", path: "/v2/product/review/upload-url", access: "customer" },
  "favorite.list": { method: "GET", path: "/v2/product/favorite-product/list", access: "customer" },
  "favorite.ids": { method: "GET", path: "/v2/product/favorite-product/ids", access: "customer" },
  "favorite.add": { method: "POST", path: "/v2/product/favorite-product", access: "customer" },
  "favorite.merge": { method: "POST", path: "/v2/product/favorite-product/merge", access: "customer" },
  "favorite.remove": { method: "DELETE", path: "/v2/product/favorite-product", access: "customer" },
  "cart.list": { method: "GET", path: "/v2/cart/cart-item/list", access: "guest" },
  "cart.add": { method: "POST", path: "/v2/cart", access: "guest", status: 201 },
  "cart.update": { method: "PUT", path: "/v2/cart/cart-item/:id", access: "guest" },
  "cart.delete": { method: "DELETE", path: "/v2/cart/cart-item", access: "guest" },
  "cart.invalid-dates": { method: "POST", path: "/v2/cart/invalid-rent-date/list", access: "guest" },
  "order.quote": { method: "POST", path: "/v2/order/quote", access: "guest" },
  "order.create": { method: "POST", path: "/v2/order", access: "customer", status: 201 },
  "order.list": { method: "GET", path: "/v2/order/list", access: "customer" },
  "order.get": { method: "GET", path: "/v2/order/:orderId", access: "customer" },
  "order.cancel": { method: "PUT", path: "/v2/order/:orderId/cancel", access: "customer" },
  "order.pay": { method: "POST", path: "/v2/order/:orderId/pay", access: "customer" },
  "payment.status": { method: "GET", path: "/v2/payment/:orderId/status", access: "customer" },
  "wallet.get": { method: "GET", path: "/v2/wallet", access: "customer" },
  "wallet.transactions": { method: "GET", path: "/v2/wallet/transaction/list", access: "customer" },
  "notification.list": { method: "GET", path: "/v2/notification/list", access: "customer" },
  "notification.read": { method: "PUT", path: "/v2/notification/:id/read", access: "customer" },
  "notification.read-all": { method: "PUT", path: "/v2/notification/read-all", access: "customer" },
  "analytics.collect": {
    method: "POST",
    path: "/v2/analytics/events",
    access: "public",
    withoutClientHeader: true,
  },
  "content.page": { method: "GET", path: "/v2/page/:kind/:slug", access: "public" },
  "sitemap.list": { method: "GET", path: "/v2/sitemap", access: "public" },
} as const satisfies Record<string, Endpoint>;

export type OperationName = keyof typeof endpoints;
