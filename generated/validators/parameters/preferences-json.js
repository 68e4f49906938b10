// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDate } from '../support/date.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
import { validateChecklistSelections } from '../schemas/ChecklistSelections.js';
export const listUserPreferencesFilter = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id !== undefined){
let data4 = data0.user_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.package_id !== undefined){
let data6 = data0.package_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.status !== undefined){
let data8 = data0.status;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "submitted", "changes_requested"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "submitted", "changes_requested"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.submitted_at_gte !== undefined){
let data10 = data0.submitted_at_gte;
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.submitted_at_lte !== undefined){
let data11 = data0.submitted_at_lte;
if(isBeyond(data11, "from", data0, "submitted_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"bounds",params:{says: "Must not be before “Submitted after”."}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data12 = data0.id_gte;
if(typeof data12 === "string"){
if(!isUuid(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id_not !== undefined){
let data13 = data0.user_id_not;
const _errs44 = errors;
let valid14 = false;
const _errs45 = errors;
if(typeof data13 === "string"){
if(!isUuid(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs45 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs47 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs47 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data0.package_id_not !== undefined){
let data15 = data0.package_id_not;
const _errs52 = errors;
let valid17 = false;
const _errs53 = errors;
if(typeof data15 === "string"){
if(!isUuid(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs53 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs55 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id_not/" + i5,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs55 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data0.status_not !== undefined){
let data17 = data0.status_not;
const _errs60 = errors;
let valid20 = false;
const _errs61 = errors;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "submitted", "changes_requested"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs63 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "submitted", "changes_requested"].includes(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data0.submitted_at_empty !== undefined){
if(typeof data0.submitted_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/submitted_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.progress_gte !== undefined){
let data20 = data0.progress_gte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/progress_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 100 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/progress_gte",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/progress_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.progress_lte !== undefined){
let data21 = data0.progress_lte;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/progress_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data21, "from", data0, "progress_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/progress_lte",keyword:"bounds",params:{says: "Must not be less than “Done from”."}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 100 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/progress_lte",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/progress_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.created_at_gte !== undefined){
let data22 = data0.created_at_gte;
if(typeof data22 === "string"){
if(func0(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data23 = data0.created_at_lte;
if(isBeyond(data23, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started from”."}});
errors++;
}
if(typeof data23 === "string"){
if(func0(data23) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_gte !== undefined){
let data24 = data0.updated_at_gte;
if(typeof data24 === "string"){
if(func0(data24) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_lte !== undefined){
let data25 = data0.updated_at_lte;
if(isBeyond(data25, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data25 === "string"){
if(func0(data25) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data26 = data0.or;
if(Array.isArray(data26)){
if(data26.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len7 = data26.length;
for(let i7=0; i7<len7; i7++){
let data27 = data26[i7];
if(Array.isArray(data27)){
if(data27.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data27.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data27.length;
for(let i8=0; i8<len8; i8++){
let data28 = data27[i8];
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7+"/" + i8,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "user_id", "package_id", "status", "submitted_at_gte", "submitted_at_lte", "id_gte", "user_id_not", "package_id_not", "status_not", "submitted_at_empty", "progress_gte", "progress_lte", "created_at_gte", "created_at_lte", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const listUserPreferencesSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "status", "progress", "submitted_at", "created_at", "updated_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listUserPreferencesRange = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "range"}});
errors++;
}
if(data.range !== undefined){
let data0 = data.range;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const getSearchReachSelections = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "selections"}});
errors++;
}
if(data.selections !== undefined){
if(!validateChecklistSelections.call(this, data.selections, {instancePath: instancePath + "/selections"})){
vErrors = vErrors === null ? validateChecklistSelections.errors : vErrors.concat(validateChecklistSelections.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const matchClientsFilter = validate4;
const pattern0 = new RegExp("^[12][0-9]{3}-", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.body_style !== undefined){
let data1 = data0.body_style;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"choice",params:{}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style/" + i0,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/body_style",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.fuel !== undefined){
let data3 = data0.fuel;
const _errs12 = errors;
let valid5 = false;
const _errs13 = errors;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/fuel",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel"].includes(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/fuel",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs15 = errors;
if(Array.isArray(data3)){
if(data3.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/fuel",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/fuel/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/fuel/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/fuel",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/fuel",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data0.condition !== undefined){
let data5 = data0.condition;
const _errs20 = errors;
let valid8 = false;
const _errs21 = errors;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/condition",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new", "used", "certified"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/condition",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs21 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs23 = errors;
if(Array.isArray(data5)){
if(data5.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/condition",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/condition/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new", "used", "certified"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/condition/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/condition",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/condition",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data0.make !== undefined){
let data7 = data0.make;
const _errs28 = errors;
let valid11 = false;
const _errs29 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs29 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs31 = errors;
if(Array.isArray(data7)){
if(data7.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i3,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i3,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/make",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data0.model !== undefined){
let data9 = data0.model;
const _errs36 = errors;
let valid14 = false;
const _errs37 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/model",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/model",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs37 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs39 = errors;
if(Array.isArray(data9)){
if(data9.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/model",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
if(typeof data10 === "string"){
if(func0(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/model/" + i4,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/model/" + i4,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/model/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/model",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/model",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data0.must_have !== undefined){
let data11 = data0.must_have;
const _errs44 = errors;
let valid17 = false;
const _errs45 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data11) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs45 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs47 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
if(typeof data12 === "string"){
if(func0(data12) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have/" + i5,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data12) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have/" + i5,keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs47 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/must_have",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data0.method !== undefined){
let data13 = data0.method;
const _errs52 = errors;
let valid20 = false;
const _errs53 = errors;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/method",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["cash", "finance", "lease"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/method",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs53 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs55 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/method",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/method/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["cash", "finance", "lease"].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/method/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/method",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs55 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/method",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data0.year !== undefined){
let data15 = data0.year;
const _errs60 = errors;
let valid23 = false;
const _errs61 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 2100 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data15 < 1950 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
var _valid7 = _errs61 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs63 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
let data16 = data15[i7];
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year/" + i7,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 2100 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year/" + i7,keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data16 < 1950 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year/" + i7,keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs63 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/year",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data0.miles !== undefined){
let data17 = data0.miles;
const _errs68 = errors;
let valid26 = false;
const _errs69 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 1000000 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
var _valid8 = _errs69 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs71 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
let data18 = data17[i8];
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles/" + i8,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 1000000 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles/" + i8,keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles/" + i8,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs71 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/miles",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
}
if(data0.budget_gte !== undefined){
let data19 = data0.budget_gte;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/budget_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/budget_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data19 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/budget_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.budget_lte !== undefined){
let data20 = data0.budget_lte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/budget_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data20, "from", data0, "budget_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/budget_lte",keyword:"bounds",params:{says: "Must not be less than “Budget from”."}});
errors++;
}
if(typeof data20 == "number"){
if(data20 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/budget_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data20 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/budget_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.distance_gte !== undefined){
let data21 = data0.distance_gte;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 5000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_gte",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/distance_gte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.needed_by_lte !== undefined){
let data22 = data0.needed_by_lte;
if(typeof data22 === "string"){
if(func0(data22) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/needed_by_lte",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data22) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/needed_by_lte",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/needed_by_lte",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern0.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/needed_by_lte",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/needed_by_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["body_style", "fuel", "condition", "make", "model", "must_have", "method", "year", "miles", "budget_gte", "budget_lte", "distance_gte", "needed_by_lte"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const matchClientsCar = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.car === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "car"}});
errors++;
}
if(data.car !== undefined){
let data0 = data.car;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.source === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"required",params:{missingProperty: "source"}});
errors++;
}
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data0.source !== undefined){
let data1 = data0.source;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/car/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["listing", "link"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/car/source",keyword:"choice",params:{}});
errors++;
}
}
if(data0.id !== undefined){
let data2 = data0.id;
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/car/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/car/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data0){
if(!["source", "id"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/car",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
