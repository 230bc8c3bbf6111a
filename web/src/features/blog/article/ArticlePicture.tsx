import { type BlogPicture, PICTURE_SIZES, pictureSet } from '@pathkeeper/contract';

/** The picture at the head of an article; its place is kept while it loads (D61). */
export function ArticlePicture({ picture }: { picture: BlogPicture }) {
  const { url, width, height, alt } = picture;
  return (
    <figure className="article-picture">
      <img
        src={url}
        srcSet={pictureSet(url, width)}
        sizes={PICTURE_SIZES}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        fetchPriority="high"
      />
    </figure>
  );
}
