/** The address at which the offers of a club are looked at; their dialogs are below it. */
export const extrasPath = (clubId: string): string => `/admin/clubs/ofertas/${clubId}`;
