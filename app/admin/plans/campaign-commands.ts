import * as data from "../../data/record/campaigns.ts";
import { perform } from "../session/perform.ts";
import { mayDo } from "../session/permissions.ts";

/** Those that a change may be one of; none for who may see none. */
export const campaignsToCome = async () =>
  mayDo("read", "campaigns")
    ? perform(["read", "campaigns"], (client) => data.listCampaignsToCome(client, new Date()))
    : [];

export const addCampaign = (campaign: { name: string; starts_at: string; ends_at: string }) =>
  perform(["create", "campaigns"], (client) => data.addCampaign(client, campaign));

export const moveCampaign = (id: string, moments: { starts_at: string; ends_at: string | null }) =>
  perform(["update", "campaigns"], (client) => data.moveCampaign(client, id, moments));

export const dropCampaign = (id: string) => perform(["delete", "campaigns"], (client) => data.dropCampaign(client, id));
