/** Which words about the use of the data stand beside the forms now (GDPR, art. 13); it is stored with what is sent. */
export const noticeVersion = "2026-11";
