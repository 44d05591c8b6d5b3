import { setAutoFreeze } from "immer";

/** The parts of Redux Toolkit that slices are made of: one copy, in the platform. */
export { createAction, createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

// Freezing detects code that changes state, during development. In production, freezing all products of an answer takes
// a server a tenth of a document's time, and keeps a phone busy between two pages.
if (process.env.NODE_ENV === "production") setAutoFreeze(false);
