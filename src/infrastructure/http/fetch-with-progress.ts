function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const headers = headersOf(request.getAllResponseHeaders());
  const hasBody = status !== 204 && status !== 205;
  return new Response(hasBody ? responseText : null, { status, statusText, headers });
}

/**
 * `fetch` through XMLHttpRequest: nothing else in a browser reports upload progress. Accepts what
 * the transport sends: a path or address, method, plain headers, a body and a signal.
 */
export function fetchWithProgress(onSent: (share: number) => void): typeof fetch {
  return (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(url));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('Nothing reached the server.'));
      request.onabort = () => reject(new DOMException('The call was given up.', 'AbortError'));
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      // The transport sends text and forms, never a stream.
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}
