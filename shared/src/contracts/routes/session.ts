import { defineRoute } from "@thuot-tha/shared/contracts";

export const loginRoute = defineRoute("/login");
export const registerRoute = defineRoute("/register");
export const forgotPasswordRoute = defineRoute("/forgot-password");
export const resetPasswordRoute = defineRoute("/reset-password");
