import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { useDownloadConversationFileQuery } from '#application/api/conversations-endpoints.generated';
import { Skeleton } from '../kit/loading/skeleton';

const Picture = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 320px;
  border-radius: var(--radius-note);
`;

interface FilePictureProps {
  conversationId: string;
  fileId: string;
  alt: string;
}

/**
 * A file of a message as a picture; nothing if it cannot be read. An address in the page could not
 * send the bearer token.
 */
export function FilePicture({ alt, ...wanted }: FilePictureProps) {
  const { data, isError } = useDownloadConversationFileQuery(wanted);
  const url = useMemo(() => (data ? URL.createObjectURL(data) : undefined), [data]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  if (isError) return null;
  if (!url) return <Skeleton $height="96px" />;
  return <Picture src={url} alt={alt} referrerPolicy="no-referrer" />;
}
