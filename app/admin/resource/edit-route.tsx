import { useParams } from "react-router";
import { useDialogs } from "./resource-dialogs.tsx";

export default function EditRoute() {
  const { id = "" } = useParams();
  return useDialogs().edit(id);
}
