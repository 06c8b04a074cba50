/** Gives one element of a complete page behaviour that HTML and CSS do not have, without React. */
export type Enhancement = (element: HTMLElement) => void;
export type EnhancementImport = () => Promise<Enhancement>;

/** `data-enhance="name"`: code that arrives when the element comes near the screen or is touched. */
export const enhancements: Readonly<Record<string, EnhancementImport>> = {};

/** `data-enhance="name"`: so small that it travels in the loader itself and runs at once. */
export const immediate: Readonly<Record<string, Enhancement>> = {};
