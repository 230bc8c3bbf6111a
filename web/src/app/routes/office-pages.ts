/** The pages of the office, of the vision tools and of what it costs, each in scripts of its own. */
export const officePages = {
  adminPanel: () => import('../../pages/admin/AdminPanelPage.tsx'),
  dashboard: () => import('../../pages/admin/DashboardPage.tsx'),
  forumAdmin: () => import('../../pages/forum/ForumAdminPage.tsx'),
  forumManagement: () => import('../../pages/forum/ForumManagementPage.tsx'),
  blogManagement: () => import('../../pages/blog/BlogManagementPage.tsx'),
  blogPreview: () => import('../../pages/blog/BlogPreviewPage.tsx'),
  blogEditor: () => import('../../pages/blog/BlogEditorPage.tsx'),
  contactMessages: () => import('../../pages/admin/ContactMessagesPage.tsx'),
  pricing: () => import('../../pages/public/PricingPage.tsx'),
  visionBoard: () => import('../../pages/vision/VisionBoardPage.tsx'),
  visionArchitect: () => import('../../pages/vision/VisionArchitectPage.tsx'),
  visionForm: () => import('../../pages/vision/VisionFormPage.tsx'),
  visionJourney: () => import('../../pages/vision/VisionJourneyPage.tsx'),
};
