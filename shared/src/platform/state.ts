import { setAutoFreeze } from "immer";

/** The parts of Redux Toolkit that slices are made of: one copy, in the platform. */
export { createAction, createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

// Freezing all state detects code that changes it, during development. In production, freezing all products of an answer
// takes a server a tenth of a document's time, and keeps a phone busy between two pages. Searching them for drafts takes as
// long; Immer stops at what is frozen, so reducers freeze the outermost object or arrays of a large answer.
if (process.env.NODE_ENV === "production") setAutoFreeze(false);
