import { useParams } from "react-router";
import { useDialogs } from "./resource-dialogs.tsx";

export default function DeleteRoute() {
  const { id = "" } = useParams();
  return useDialogs().remove(id);
}
