import { PAPERS, type Paper } from '#resume/design.ts';

interface Props {
  /** Address of its picture; an empty sheet until there is one. */
  picture: string | undefined;
  paper: Paper;
}

/** One printed page as a picture. What it says stands beside it as text. */
export function PagePicture({ picture, paper }: Props) {
  const { width, height } = PAPERS[paper];
  return (
    <span
      data-ready={picture !== undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
      className="resume-page block overflow-hidden bg-white shadow-md"
    >
      {picture && (
        <img src={picture} alt="" decoding="sync" className="block size-full object-contain object-top" />
      )}
    </span>
  );
}
