/** Netlify Edge Function. Netlify asks it before it looks for a file, and keeps its pages until the next deployment. */
import handler from '../edge/handler.js';

export default (request, context) =>
  handler.fetch(request, {
    HOST_CACHE: 'Netlify-CDN-Cache-Control',
    ASSETS: {
      fetch: (asked) =>
        asked.url === request.url
          ? context.next(asked, { sendConditionalRequest: true })
          : fetch(asked),
    },
  });

export const config = { path: '/*', excludedPath: '{{assetsPath}}*', cache: 'manual' };
