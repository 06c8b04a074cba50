/** An address as a header of HTTP may say it: what is not ASCII by its bytes in UTF-8, as browsers write it (RFC 3987 §3.1). */
export const asciiAddress = (address: string): string => address.replace(/[^ -~]+/g, encodeURIComponent);
