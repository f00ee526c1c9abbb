/** Whether the document asks for the worker: the server's setting SERVICE_WORKER. */
export function isWorkerWanted({ document, navigator }: Window): boolean {
  // Browsers have no workers of this kind on plain HTTP.
  if (!('serviceWorker' in navigator)) return false;
  const meta = document.querySelector('meta[name="service-worker"]');
  return meta?.getAttribute('content') === 'on';
}
