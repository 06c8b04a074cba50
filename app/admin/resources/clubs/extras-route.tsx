import { Outlet } from "react-router";
import { useDialogs } from "../../resource/resource-dialogs.tsx";

/** The offers of the club in the address. The page around it lists them; only their dialogs are below it. */
export default function ExtrasRoute() {
  return <Outlet context={useDialogs()} />;
}
