import consentRequest from "#app/site/consent/consent-request.css?url";
import requestForm from "#app/site/requests/request-form.css?url";
import carousel from "#app/ui/carousel/carousel.css?url";
import chip from "#app/ui/chip.css?url";
import clubCard from "#app/views/club-card.css?url";
import openLine from "#app/views/clubs/open-line.css?url";
import landingBlocks from "#app/views/landings/blocks/landing-blocks.css?url";
import article from "#app/views/news/article.css?url";
import films from "#app/views/ninecast/films.css?url";
import rateCard from "#app/views/rates/rate-card.css?url";
import testimonialCard from "#app/views/testimonial-card.css?url";
import activityLook from "#app/views/timetable/activity-look.css?url";

/** What blocks look like: a landing without any goes without it. A test knows which sheets they need. */
export const blockSheets = [
  consentRequest,
  requestForm,
  carousel,
  chip,
  films,
  clubCard,
  openLine,
  landingBlocks,
  article,
  rateCard,
  testimonialCard,
  activityLook,
];
