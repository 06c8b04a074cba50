/** What the panel asks before it deletes something (admin §2, §8). `thing` is `el precio`, `la reseña` … */
export const deleteQuestion = {
  title: "¿Estás seguro?",
  description: (thing: string) => `Esta acción no se puede deshacer. Esto eliminará permanentemente ${thing}.`,
  cancel: "Cancelar",
  confirm: "Eliminar",
};
