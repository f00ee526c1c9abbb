/** Store pages of the shopping app, from the build's configuration (rsbuild.config.ts). */
export const appListings = {
  android: process.env.PUBLIC_ANDROID_LISTING ?? '',
  ios: process.env.PUBLIC_IOS_LISTING ?? '',
} as const;
