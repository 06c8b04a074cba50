/** An open form whose text is not saved. */
interface UnsavedForm {
  isLostAt: (path: string) => boolean;
  /** Its text is not wanted any more. */
  abandon: () => void;
}

const forms = new Set<UnsavedForm>();

/** From now on leaving asks about this form too, until the returned function is called. */
export function watchForm(form: UnsavedForm): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

/** The forms whose text would be gone on that page. A page may hold several. */
export function formsLostAt(path: string): UnsavedForm[] {
  return [...forms].filter((it) => it.isLostAt(path));
}
