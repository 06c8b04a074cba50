import { useDialogs } from "./resource-dialogs.tsx";

export default function CreateRoute() {
  return useDialogs().create();
}
