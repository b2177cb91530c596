/** Registers the service worker, once the page has nothing else to do. */
import { whenIdle } from '../pages/form/address.ts';
import { SERVICE_WORKER_PATH, SERVICE_WORKER_POLICY } from '../site/service-worker.ts';

/** The part of the Trusted Types API that is needed. The types of a page lack it, and so do some browsers. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (address: string) => string };
}

// Browsers have it only on pages that are sent securely, and on this device.
if ('serviceWorker' in navigator) whenIdle(register);

function register(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // Whatever it is given, it gives this one address.
  const policy = trustedTypes?.createPolicy(SERVICE_WORKER_POLICY, {
    createScriptURL: () => SERVICE_WORKER_PATH,
  });
  const address = policy?.createScriptURL('') ?? SERVICE_WORKER_PATH;
  navigator.serviceWorker.register(address).catch((error) => {
    // The browser refuses to store anything, as in a private window. The page works without a copy.
    if (!(error instanceof DOMException)) throw error;
  });
}
