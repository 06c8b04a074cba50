import * as data from "../../data/record/future-links.ts";
import { perform } from "../session/perform.ts";

export const listFutureLinks = () =>
  perform(["read", "planned_changes"], (client) => data.listFutureLinks(client, new Date()));

export const openFuture = (wish: Parameters<typeof data.openFuture>[1]) =>
  perform(["read", "planned_changes"], (client) => data.openFuture(client, wish));

export const endFutureLink = (id: string) =>
  perform(["read", "planned_changes"], (client) => data.endFutureLink(client, id));
