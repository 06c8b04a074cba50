/** As `ref` of a field that a press has opened: it takes the focus once. */
export const takeFocus = (field: HTMLElement | null): void => field?.focus();
