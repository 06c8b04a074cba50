/** Visits: choosing, booking, changing. */
export const visits = {
  "Tu visita": "Your visit",
  "Cambia tu visita": "Change your visit",
} as const;
