/**
 * The door: an eight-pointed star with an arch cut out. Takes the colour of its surroundings; the
 * name next to it is its text.
 */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fillRule="evenodd"
        d="M22.87 2.13Q24 1 25.13 2.13L30.74 7.74L38.66 7.74Q40.26 7.74 40.26 9.34L40.26 17.26L45.87 22.87Q47 24 45.87 25.13L40.26 30.74L40.26 38.66Q40.26 40.26 38.66 40.26L30.74 40.26L25.13 45.87Q24 47 22.87 45.87L17.26 40.26L9.34 40.26Q7.74 40.26 7.74 38.66L7.74 30.74L2.13 25.13Q1 24 2.13 22.87L7.74 17.26L7.74 9.34Q7.74 7.74 9.34 7.74L17.26 7.74ZM17.4 36V29.6C15.9 28 15.2 25.9 15.2 23.6C15.2 18 20.2 15.2 24 10.8C27.8 15.2 32.8 18 32.8 23.6C32.8 25.9 32.1 28 30.6 29.6V36Z"
      />
    </svg>
  );
}
