import * as z from "zod/mini";
import { type ProductDraft, productInput } from "../../../content/product.ts";
import { productToasts } from "../../../texts/admin/product-toasts.ts";
import { showToast } from "../../../ui/toast.ts";

/** A product without a name is told as the stated toast too, beside what the field says (admin §5, §8). */
export const productForm = z.pipe(
  z.transform((draft: ProductDraft) => {
    const mode = draft.slug === "" ? "create" : "update";
    if (draft.name.trim() === "") showToast(productToasts.saveFailed(mode, ""));
    return draft;
  }),
  productInput,
);
