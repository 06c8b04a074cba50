/** Euros a month of the car that the dealer among the partners offers. */
export const carMonthlyPrice = 180;
