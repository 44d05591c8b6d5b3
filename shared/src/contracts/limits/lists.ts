/** Last page of a list that the API answers for. */
export const lastPage = 100_000;
/** Maximum favourites stored in a guest's browser, which the API takes over in one request. */
export const maxGuestFavorites = 200;
